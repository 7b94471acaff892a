/** The program of the smoke test's process. React is real, and the shell's; all else that is shared is left empty. */
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { runSmokeTest } from './runSmokeTest';

void runSmokeTest({
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
});
