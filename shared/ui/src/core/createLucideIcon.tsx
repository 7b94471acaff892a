import { createElement, forwardRef } from 'react';
import type { LucideIcon, LucideIconData, LucideIconNode } from 'lucide-react';

/**
 * Component of an icon, hidden from screen readers, for the outline that a file of `lucide-react` brings. Builds put it
 * in the place of the library's own, whose further options (`absoluteStrokeWidth`, `nonScalingStroke`, its provider)
 * no screen uses: a first visit is 1.1 KiB (brotli) less.
 */
export function createLucideIcon(icon: LucideIconData): LucideIcon;
export function createLucideIcon(name: string, node: LucideIconNode[]): LucideIcon;
export function createLucideIcon(icon: LucideIconData | string, node: LucideIconNode[] = []): LucideIcon {
  const outline = typeof icon === 'string' ? node : icon.node;
  return forwardRef(({ size = 24, ...props }, ref) => (
    <svg
      ref={ref}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {outline.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  ));
}

export { createLucideIcon as default };
