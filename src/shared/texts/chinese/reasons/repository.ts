import type { repository as english } from '../../english/reasons/repository';
import type { Chinese } from '../../translation/translation';

// Repository: what is odd about the one git would look at. Each continues a sentence, and is without a full stop.

export const repository = {
  'repository.unreadable': '无法读取其存储库的配置',
  'repository.sets': '其存储库设置了 {{key}}，git 可能因此运行某些内容',
  'repository.unreadable-setting': '某项无法读取的设置',
  'repository.unreadable-section': '[{{section}}] 中某项无法读取的设置',
  'repository.odd-git': '其存储库的 .git 既不是文件夹也不是文件',
  'repository.names-other': '其 .git 是指向其他文件夹的文件',
  'repository.unreadable-file': '其 .git 是无法读取的文件',
  'repository.other-user': '其存储库属于其他用户',
  'repository.elsewhere': '其存储库声明自己位于别处',
  'repository.alternates': '其存储库会显示保存在另一个存储库中的内容',
  'repository.link': '其存储库的 {{link}} 是链接',
  'repository.holds-others': '其存储库中包含其他存储库，git 可能在其中运行某些内容',
  'repository.too-many-files': '其存储库包含的文件过多，无法检查',
  'repository.unreadable-index': '无法检查其文件列表',
  'repository.no-git': '项目之外没有 2.32 或更高版本的 git',
} as const satisfies Chinese<typeof english>;
