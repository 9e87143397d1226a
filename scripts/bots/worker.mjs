// The worker of the page, before it is bundled. It says what the page is to tell.
import { decisionsOf } from './measure.ts';

addEventListener('message', ({ data }) => {
  decisionsOf(data).then(
    (times) => postMessage({ times: [...times] }),
    (error) => postMessage({ error: String(error) }),
  );
});
