import { useEffect, useState } from 'react';
import { type OpenSymbol, openSymbols } from './open-symbols';

const none: readonly OpenSymbol[] = [];

/** Symbols of the files that are open, as they are when a mention is begun. */
export function useOpenSymbols(): readonly OpenSymbol[] {
  const [symbols, setSymbols] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    // Where they cannot be had, the rest is listed all the same.
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
