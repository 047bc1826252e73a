// The panel of the chat: its head, its messages, and its empty state.

export const chatPanel = {
  'chat-panel.name': 'Chat',
  'chat-panel.new-chat': 'New chat',
  'chat-panel.loading': 'Loading the chat',
  'chat-panel.open-folder-first': 'Open a folder first',

  'chat-panel.ask-about': 'Ask about {{project}}, or for a change',
  'chat-panel.open-folder': 'Open a folder to begin',
  'chat-panel.proposals': 'Each change is a proposal. You can review, edit, accept or reject it.',
  'chat-panel.suggestions': 'Suggestions to start with. You can edit the text before you send it.',
  'chat-panel.try-overview': 'Give me an overview of this project, and tell me where to start reading.',
  'chat-panel.try-readme': 'Suggest one small improvement to the README and make it.',
  'chat-panel.try-todos': 'Find the TODO comments and plan how to resolve them.',
  'chat-panel.try-begin': 'Ask me about the goal of this project, and propose its first file.',
  'chat-panel.try-plan-mode': 'Show me plan mode',
  'chat-panel.try-memory': 'Show me memory',
  'chat-panel.try-question': 'Ask me something',
  'chat-panel.try-sub-agents': 'Show me sub-agents',
  'chat-panel.about-demo':
    'A script inside Pilotfish answers, and all data stays here. The script reads this project and proposes a real edit.',
  'chat-panel.choose-model': 'Choose a real model',

  'chat-panel.messages': 'Conversation',
  'chat-panel.jump-to-newest': 'Jump to newest',
  'chat-panel.new-text-below': 'New text below',
  'chat-panel.loading-earlier': 'Loading earlier messages…',
  'chat-panel.show-earlier': 'Show earlier messages ({{count, number}})',

  'chat-panel.from-person': 'You',
  'chat-panel.from-model': 'Model',
  'chat-panel.spoken-code_one': 'Code, {{count, number}} line.',
  'chat-panel.spoken-code_other': 'Code, {{count, number}} lines.',
  'chat-panel.spoken-rest': 'The rest is in the chat.',
  'chat-panel.show-more-lines_one': 'Show {{count, number}} more line',
  'chat-panel.show-more-lines_other': 'Show {{count, number}} more lines',
  'chat-panel.show-fewer-lines': 'Show fewer lines',
  'chat-panel.summarised': 'Earlier turns were summarised to make room. The model reads the summary instead',
  'chat-panel.summarised-means':
    'The model now reads this summary instead of the messages above. It still gets the newest and the pinned messages word for word.',
  'chat-panel.thinking': 'Thinking…',
  'chat-panel.thought': 'Thinking',
  'chat-panel.answer-cut': 'The reply was cut off here.',
} as const;
