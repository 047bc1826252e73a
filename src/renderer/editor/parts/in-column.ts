import { createContext, useContext } from 'react';
import type { ColumnPlace } from '../../state/ui-state';

// The column of the editor area around a component. Only what is in the active column is in front: it gets the
// keyboard, and the window takes its caret, symbols and changes.

type InColumn = { readonly place: ColumnPlace; readonly isActive: boolean };

export const ColumnContext = createContext<InColumn>({ place: 'left', isActive: true });

export function useColumn(): InColumn {
  return useContext(ColumnContext);
}
