import type { wrongValue as english } from '../../english/failures/wrong-value';
import type { Chinese } from '../../translation/translation';

// Wrong value in a file of the person's, or typed for it: the end of a sentence that names the key.

export const wrongValue = {
  'wrong-value.type': '必须是{{type}}',
  'wrong-value.string': '文本',
  'wrong-value.number': '数字',
  'wrong-value.int': '整数',
  'wrong-value.boolean': ' true 或 false',
  'wrong-value.array': '列表',
  'wrong-value.object': '对象',
  'wrong-value.choice': '必须是以下之一：{{choices, list}}',
  'wrong-value.empty': '不能为空',
  'wrong-value.at-least': '不能小于 {{least, number}}',
  'wrong-value.above': '必须大于 {{least, number}}',
  'wrong-value.at-most': '不能大于 {{most, number}}',
  'wrong-value.too-long': '过长',
  'wrong-value.address': '必须是以 http:// 或 https:// 开头的地址',
  'wrong-value.unknown-keys': '未知的键：{{names, quoted, list}}',
  'wrong-value.other': '此处不能使用这个值',
  'wrong-value.provider-id': '只能包含小写字母、数字和连字符',
  'wrong-value.alias': '只能包含字母、数字、单个 _ 和 -，最多 30 个字符',
  'wrong-value.tool-name': '只能包含字母、数字、_ 和 -，最多 64 个字符',
  'wrong-value.file-name': '只能是不带文件夹的文件名',
  'wrong-value.host': '必须是主机或“主机:端口”，例如 localhost:8080',
  'wrong-value.folder': '必须是绝对路径，或以 ~/ 开头的路径',
  'wrong-value.user-in-address': '地址中的名称或密码不会被发送',
  'wrong-value.user-in-endpoint':
    '地址中的名称或密码不会被发送。请将其移除，并改为密钥或 Authorization 标头提供',
  'wrong-value.version': '必须是 1.2.3 这样的版本号',
  'wrong-value.at': '{{at}}：{{problem}}',
} as const satisfies Chinese<typeof english>;
