import type { SignedInUser } from '@reelrupee/contract/entities';
import type { StateContext } from '../stateContext';

/** Opens the profile and waits until its buttons work. */
export async function openProfile(context: StateContext, user: SignedInUser): Promise<void> {
  await context.open('/profile', user);
  await context.page
    .getByRole('button', { name: 'Update profile' })
    .and(context.page.locator(':enabled'))
    .waitFor();
}
