import type { ComponentProps, MouseEvent } from 'react';
import { askAboutLink } from '../../state/link-question';

// An external link of a message. A click first asks about its target.

export function Link({
  href = '',
  className,
  children,
}: Pick<ComponentProps<'a'>, 'href' | 'className' | 'children'>) {
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    askAboutLink(href);
  };
  return (
    <a
      href={href}
      title={href}
      className={className}
      rel="noreferrer noopener"
      onClick={ask}
      onAuxClick={(event) => event.preventDefault()}
    >
      {children}
    </a>
  );
}
