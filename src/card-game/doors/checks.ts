/** The checks of what a rule book is made of. */
import { InvalidRules } from '../../common/errors.ts';
import { checksWith } from '../../common/setup.ts';

export const { asObject, asListOf, checkFields } = /* @__PURE__ */ checksWith(InvalidRules);
