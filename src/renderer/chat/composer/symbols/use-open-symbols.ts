import { useEffect, useState } from 'react';
import { type OpenSymbol, openSymbols } from './open-symbols';

const none: readonly OpenSymbol[] = [];

/** Symbols of the open files, read when a mention begins. */
export function useOpenSymbols(): readonly OpenSymbol[] {
  const [symbols, setSymbols] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    // If they cannot be read, the menu still lists the other options.
    openSymbols().then(
      (found) => isCurrent && setSymbols(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return symbols;
}
