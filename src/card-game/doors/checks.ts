/** The checks of what a rule book is made of. */
import { InvalidRules } from '../../common/errors.ts';
import { checksWith } from '../../common/setup.ts';

const checks = /* @__PURE__ */ checksWith(InvalidRules);

/** One of them by its name: taking them apart would be code that runs in every bundle. */
const from = <K extends keyof typeof checks>(name: K): (typeof checks)[K] => checks[name];

export const asObject = /* @__PURE__ */ from('asObject');
export const asListOf = /* @__PURE__ */ from('asListOf');
export const checkFields = /* @__PURE__ */ from('checkFields');
