/** The exposed module of a team that knows the contract of a remote, and none of the presets. */
import { Counter } from './Counter.js';

export default {
  screens: {
    '/referrals': Counter,
    '/referralList': { load: () => import('./Details.js').then(({ Details }) => ({ default: Details })) },
  },
};
