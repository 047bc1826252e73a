import { createContext } from 'react';

/** The chat of a text, if the window remembers which diagrams were drawn in it. */
export const ChatOfText = createContext<string | null>(null);
