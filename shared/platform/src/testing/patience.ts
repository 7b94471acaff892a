/** Longer waits for rendering tests on a busy machine; passing tests do not wait. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
