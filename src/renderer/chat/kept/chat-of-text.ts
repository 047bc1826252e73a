import { createContext } from 'react';

/** The chat that a text stands in, where that remembers what was opened in it. */
export const ChatOfText = createContext<string | null>(null);
