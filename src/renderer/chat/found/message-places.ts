// How messages are found on the page.

/** Marks what scrolls the messages of the chat in front. */
export const messagesAttribute = 'data-messages';

/** Marks a row with the ids of its messages, with a blank between them. */
export const messageAttribute = 'data-message';
