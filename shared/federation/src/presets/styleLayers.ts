import type { PostCSSPlugin, ToolsConfig } from '@rsbuild/core';

type Plugin = Extract<PostCSSPlugin, { postcssPlugin: string }>;

/** The cascade layer of a remote's styles; `shared/ui/src/tokens/layers.css` has the order of the page's layers. */
export function remoteLayer(remote: string): string {
  return `remotes.${remote}`;
}

/**
 * Puts each stylesheet of a build into a cascade layer, so that layers decide between teams, not specificity.
 * @param layerOf the layer for the path of a source file; undefined leaves its rules in none, where they win
 */
export function styleLayers(layerOf: (path: string) => string | undefined): Pick<ToolsConfig, 'postcss'> {
  const plugin: Plugin = {
    postcssPlugin: 'style-layers',
    Once: (root, { AtRule }) => {
      const layer = layerOf(root.source?.input.file ?? '');
      // Imports and orders of layers are statements of the whole file, and mean nothing inside a block.
      const rules = root.nodes.filter((node) => node.type !== 'atrule' || node.nodes !== undefined);
      if (layer === undefined || rules.length === 0) return;
      root.append(new AtRule({ name: 'layer', params: layer }).append(rules));
    },
  };
  return { postcss: (_options, { addPlugins }) => addPlugins(plugin) };
}
