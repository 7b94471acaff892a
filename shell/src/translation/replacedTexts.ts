/** The elements by which a browser's translator has replaced texts of the app, and the texts that each one replaced. */
export class ReplacedTexts {
  readonly #elements = new WeakMap<Node, Element>();
  readonly #texts = new WeakMap<Element, ChildNode[]>();
  readonly #removed = new WeakSet<Node>();

  /** Notes the texts that a change of the document has replaced, and gives them. */
  note({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): Text[] {
    const element = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (!element) return [];
    const texts = [...removedNodes].filter(
      (node) => node instanceof Text && !this.#removed.has(node),
    ) as Text[];
    for (const text of texts) this.#elements.set(text, element);
    this.#texts.set(element, [...(this.#texts.get(element) ?? []), ...texts]);
    return texts;
  }

  /** Puts a replaced text back into its place, with those that the same element replaced. */
  restore(text: Node): void {
    const element = this.#elements.get(text);
    if (!element) return;
    const texts = this.#texts.get(element) ?? [];
    for (const each of texts) this.#elements.delete(each);
    this.#texts.delete(element);
    if (element.isConnected) element.replaceWith(...texts);
  }

  /** Keeps a text that the app itself removes from counting as replaced by the translation next to it. */
  forget(text: Node): void {
    this.#removed.add(text);
  }
}

/** Translators of browsers put a text into elements of this name, which the app has none of. */
function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font';
}
