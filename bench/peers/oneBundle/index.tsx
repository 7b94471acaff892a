import '@reelrupee/ui/tokens.css';
import { followOtherTabs, forgetAnswers, onUserChange, restoreSession } from '@reelrupee/platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

restoreSession();
followOtherTabs();
onUserChange(forgetAnswers);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
