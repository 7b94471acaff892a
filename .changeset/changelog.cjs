/** The lines of a changelog: each summary as it was written, without links to commits. */
const indented = (text) => text.trim().replaceAll('\n', '\n  ');

module.exports = {
  getReleaseLine: async ({ summary }) => (summary.trim() ? `- ${indented(summary)}` : ''),
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.length === 0
      ? ''
      : `- Built with ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
