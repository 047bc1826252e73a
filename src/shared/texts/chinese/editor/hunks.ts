import type { hunks as english } from '../../english/editor/hunks';
import type { Chinese } from '../../translation/translation';

// A change decided part by part: verdicts on its hunks, comments on its lines.

export const hunks = {
  'hunks.accept-some': '接受 {{all, number}} 处中的 {{accepted, number}} 处',
  'hunks.accept-none': '全部不接受',
  'hunks.count_other': '已接受 {{all, number}} 个改动块中的 {{accepted, number}} 个',
  'hunks.none_other': '{{all, number}} 个改动块均未接受',
  'hunks.edited-too': '含你自己的编辑',
  'hunks.accept': '接受第 {{place, number}} 个改动块（共 {{all, number}} 个）',
  'hunks.reject': '拒绝第 {{place, number}} 个改动块（共 {{all, number}} 个）',
  'hunks.announced-accepted': '第 {{place, number}} 个改动块（共 {{all, number}} 个），已接受',
  'hunks.announced-rejected': '第 {{place, number}} 个改动块（共 {{all, number}} 个），已拒绝',
  'hunks.comment-line': '评论第 {{line}} 行',
  'hunks.comments-go_other': '你的 {{count, number}} 条行内评论会一并发送。',
  'hunks.is-rejected': '已拒绝',
  'hunks.add-reason': '添加原因',
  'hunks.change-reason': '更改原因：{{reason}}',
  'hunks.reason': '拒绝此改动块的原因（可选）',
  'hunks.keep-reason': '保留原因',
  'hunks.more-lines_other': '还有 {{count, number}} 行',
  'hunks.yours': '你自己的编辑',
  'hunks.hunk-rejected': '第 {{place, number}} 个改动块已拒绝',
  'hunks.said-on-original': '关于原来的第 {{line}} 行',
  'hunks.said-on-proposed': '关于提议的第 {{line}} 行',
  'hunks.your-review': '你对它的说明',
} as const satisfies Chinese<typeof english>;
