import type { IconNode } from 'lucide';
import type { SVGProps } from 'react';
import { createElement } from 'react';

/** The lines of an icon, as `lucide` has them, on a field of 24 units. */
export type Lines = IconNode;

type LineIconProps = SVGProps<SVGSVGElement> & {
  lines: Lines;
  size?: number;
};

/** Decorative, so it stands beside a word. The component of lucide-react would bring each build 2 kB more. */
export function LineIcon({ lines, size = 24, ...rest }: LineIconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {lines.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
    </svg>
  );
}
