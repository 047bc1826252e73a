import { say, type Text } from '../text';
import { textSchema } from '../text-schema';

type Worded<Value> = Value extends Text ? string : { [Name in keyof Value]: Worded<Value[Name]> };

/** For tests: `value` as JSON would transfer it, with every text replaced by its words. */
export function worded<Value>(value: Value): Worded<Value> {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) => {
    const isText = typeof part === 'object' && part !== null && 'key' in part && 'params' in part;
    return isText ? say(textSchema.parse(part)) : part;
  }) as Worded<Value>;
}
