// The tree's column, for the command that shows and hides it: the columns know how while they are on the page.

let toggle = () => {};

export function toggleTree(): void {
  toggle();
}

/** Makes `next` what shows and hides it, until the returned function is called. */
export function offerTreeColumn(next: () => void): () => void {
  toggle = next;
  return () => {
    if (toggle === next) toggle = () => {};
  };
}
