import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, Note } from '@reelrupee/ui/core';
import type { ReactNode } from 'react';
import type { FreePlanNoteText } from './freePlanNoteText';

interface FreePlanNoteProps {
  note: FreePlanNoteText;
  /** The label of the link to the running plan. */
  children: ReactNode;
}

/**
 * Tells the user, before they start a plan, what happens to the free one; to finish the running plan first is the easy
 * choice.
 */
export function FreePlanNote({ note: { title, text }, children }: FreePlanNoteProps) {
  return (
    <>
      <Note tone="pending">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </Note>
      <Link to={routes.currentPlan} className={buttonClass({ block: true })}>
        {children}
      </Link>
    </>
  );
}
