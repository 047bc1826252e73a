import type { urlQuestion as english } from '../english/url-question';
import type { Chinese } from '../translation/translation';

// A question about an address: what is asked there, what it is told, and what may be odd about it.

export const urlQuestion = {
  'url-question.host': '主机 {{host}}，端口 {{port}}',
  'url-question.looks-like':
    '该主机包含可能与其他字母混淆的字母：在别处显示为“{{host}}”。请确保它就是你所想的主机。',
  'url-question.not-encrypted': '未加密（http）：途中的其他人可以读取和更改传来的内容。',
  'url-question.given': '模型写的是 {{url}}',
  'url-question.sent': '发送：{{text}}',
  'url-question.asked': '对其提出的问题：{{text}}',
  'url-question.announced': '主机 {{host}}。地址：{{url}}',
  'url-question.accept': '访问 {{host}}',
  'url-question.wanted-by': '请求者：',
  'url-question.connects': '主机 {{host}}，端口 {{port}}。命令：{{command}}',
  'url-question.let-reach': '允许访问 {{host}}',
  'url-question.registries': '允许常用的软件源',
  'url-question.registries-hint': '此项目的所有命令都可以访问 {{hosts, list}}',
  'url-question.always': '可以访问哪些主机',
  'url-question.always-hint':
    '主机，例如 docs.example.com、*.example.com 或 localhost:8080。不带端口的主机表示常用端口。',
  'url-question.always-empty': '请指明可以访问哪些主机。',
} as const satisfies Chinese<typeof english>;
