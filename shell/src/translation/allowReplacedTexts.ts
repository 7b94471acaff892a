import type { ReplacedTexts } from './replacedTexts';

/**
 * Makes the two methods by which React changes the children of an element work with texts that a translator has replaced.
 * They do nothing with a node that cannot be found again, where they would throw and take the screen away.
 */
export function allowReplacedTexts(replaced: ReplacedTexts): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    replaced.restore(child);
    replaced.forget(child);
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (next) replaced.restore(next);
    insertBefore.call(this, child, next?.parentNode === this ? next : null);
    return child;
  };
}
