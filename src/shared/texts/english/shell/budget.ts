// Budgets: their usage, and the user's choices.

export const budget = {
  'budget.tokens': '{{tokens, number}} tokens',
  'budget.money': '{{amount, number}} {{currency}}',
  'budget.turn-most':
    'This turn has used {{used}} of its budget of {{limit}}. Continue up to the limit, or raise it.',
  'budget.day-most':
    'Chats have used {{used}} of today’s budget of {{limit}}. Continue up to the limit, or raise it.',
  'budget.turn-used-up': 'The budget of this turn is used up: {{used}} of {{limit}}. Raise it to continue.',
  'budget.day-used-up': 'Today’s budget is used up: {{used}} of {{limit}}. Raise it to continue.',
  'budget.no-price':
    'The cost budget does not limit “{{model}}”, because its price is unknown and its provider reports no cost. Enter a price for the model in the settings, or limit tokens.',
  'budget.raise-turn': 'Raise for this turn',
  'budget.raise-day': 'Raise for today',
  'budget.question': 'Question about the budget',
} as const;
