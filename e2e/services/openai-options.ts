import { type InputFault, missing, tooLong, unknownParameter, wrongValue } from './openai-input';
import { type Fields, isFields, names, unknownKey } from './service';

// OpenAI's checks of the options and tools of a response.

export const openAiModels = ['gpt-5.6', 'gpt-5.6-terra'] as const;

const known: ReadonlySet<string> = names(`
  model input instructions tools tool_choice parallel_tool_calls max_tool_calls stream
  stream_options store include reasoning text truncation max_output_tokens metadata temperature
  top_p top_logprobs previous_response_id conversation prompt background user prompt_cache_key
  prompt_cache_retention safety_identifier service_tier context_management
`);

/** `guides/migrate-to-responses`: fields with another name here. */
const moved: Readonly<Record<string, string>> = {
  messages: 'input',
  max_tokens: 'max_output_tokens',
  max_completion_tokens: 'max_output_tokens',
  response_format: 'text.format',
  reasoning_effort: 'reasoning.effort',
};

const efforts = ['none', 'low', 'medium', 'high', 'xhigh'];

export function optionFault(body: Fields): InputFault | null {
  const unknown = unknownKey(body, known);
  if (unknown !== undefined) return movedFault(unknown) ?? unknownParameter(unknown);
  if (body.model === undefined) return missing('model');
  if (!openAiModels.some((model) => model === body.model))
    return {
      message: `The requested model '${String(body.model)}' does not exist.`,
      param: 'model',
      code: 'model_not_found',
    };
  if (body.input === undefined) return missing('input');
  // `guides/latest-model`: parameters of models that do not reason.
  for (const param of ['temperature', 'top_p'])
    if (body[param] !== undefined)
      return { message: `Unsupported parameter: '${param}' is not supported with this model.`, param };
  if (typeof body.max_output_tokens === 'number' && body.max_output_tokens < 16)
    return {
      message: `Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got ${body.max_output_tokens} instead.`,
      param: 'max_output_tokens',
      code: 'integer_below_min_value',
    };
  if (typeof body.prompt_cache_key === 'string' && body.prompt_cache_key.length > 64)
    return tooLong('prompt_cache_key', body.prompt_cache_key, 64);
  if (typeof body.previous_response_id === 'string')
    return {
      message: `Previous response with id '${body.previous_response_id}' not found.`,
      param: 'previous_response_id',
      code: 'previous_response_not_found',
    };
  const effort = isFields(body.reasoning) ? body.reasoning.effort : undefined;
  return typeof effort !== 'string' || efforts.includes(effort)
    ? null
    : wrongValue(effort, efforts, 'reasoning.effort');
}

function movedFault(param: string): InputFault | null {
  const name = moved[param];
  return name === undefined
    ? null
    : {
        message: `Unsupported parameter: '${param}'. In the Responses API, this parameter has moved to '${name}'. Try again with the new parameter. See the API documentation for more information: https://platform.openai.com/docs/api-reference/responses/create.`,
        param,
        code: 'unsupported_parameter',
      };
}

/** `function-calling`: a function's fields are directly in its tool; strict mode requires every property. */
export function toolFault({ tools }: Fields): InputFault | null {
  if (!Array.isArray(tools)) return null;
  for (const [index, tool] of tools.entries()) {
    const fault = isFields(tool) ? oneToolFault(tool, `tools[${index}]`) : missing(`tools[${index}].type`);
    if (fault !== null) return fault;
  }
  return null;
}

function oneToolFault(tool: Fields, at: string): InputFault | null {
  if (typeof tool.name !== 'string') return missing(`${at}.name`);
  if (!/^[a-zA-Z0-9_-]+$/.test(tool.name))
    return {
      message: `Invalid '${at}.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`,
      param: `${at}.name`,
      code: 'invalid_value',
    };
  const { parameters: schema } = tool;
  const problem = isFields(schema) ? schemaProblem(schema, tool.strict === true) : null;
  return problem === null
    ? null
    : {
        message: `Invalid schema for function '${tool.name}': ${problem}`,
        param: `${at}.parameters`,
        code: 'invalid_function_parameters',
      };
}

function schemaProblem(
  { type, properties, required, additionalProperties }: Fields,
  strict: boolean,
): string | null {
  if (type !== 'object')
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${String(type ?? 'None')}"'.`;
  if (!strict) return null;
  if (additionalProperties !== false)
    return "In context=(), 'additionalProperties' is required to be supplied and to be false.";
  const wanted = Array.isArray(required) ? required : [];
  const optional = Object.keys(isFields(properties) ? properties : {}).find((key) => !wanted.includes(key));
  return optional === undefined
    ? null
    : `In context=(), 'required' is required to be supplied and to be an array including every key in properties. Missing '${optional}'.`;
}
