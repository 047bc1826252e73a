// Attributes that find messages on the page.

/** Marks the scrolling element of the messages in the chat in front. */
export const messagesAttribute = 'data-messages';

/** Marks a row with the ids of its messages, with a blank between them. */
export const messageAttribute = 'data-message';
