import { createContext } from 'react';

/** Whether places in a text belong to the project of this window; otherwise they stay plain text. */
export const PlacesHere = createContext(true);
