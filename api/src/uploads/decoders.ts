import { limitConcurrency } from '../limitConcurrency';

/** Returns a function that runs at most `limit` decodings at once, and one of each user: further ones wait in order. */
export function decoders(limit: number) {
  const inTurn = limitConcurrency(limit);
  const users = new Map<string, { inTurn: typeof inTurn; count: number }>();
  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const user = users.get(userId) ?? { inTurn: limitConcurrency(1), count: 0 };
    users.set(userId, user);
    user.count += 1;
    try {
      return await user.inTurn(() => inTurn(work));
    } finally {
      user.count -= 1;
      if (user.count === 0) users.delete(userId);
    }
  };
}
