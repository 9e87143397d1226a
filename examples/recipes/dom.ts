/** A page for tests. It has to be there before React is. */
import { Window } from 'happy-dom';

const window = new Window();
const { document, navigator } = window;
Object.assign(globalThis, { window, document, navigator, IS_REACT_ACT_ENVIRONMENT: true });
