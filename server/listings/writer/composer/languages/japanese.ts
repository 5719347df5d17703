import type { LanguagePack } from './pack.ts'

export const JAPANESE: LanguagePack = {
  smallWords: [],
  isNounFirst: false,
  openers: ['「{keyword}」をお探しの方へ。', '「{keyword}」のご紹介です。'],
  lines: [
    '[写真で細かいところまでご覧ください|細部は写真をご確認ください]。',
    '[ご質問は購入前にお気軽にどうぞ|気になる点はご購入前にメッセージでお尋ねください]。',
    '[サイズや素材をご確認のうえ|上の内容をご確認のうえ]、お選びください。',
    '[毎日の暮らしに|普段の時間に]、そっと[なじみます|寄り添います]。',
  ],
  also: '[「{keyword}」をお探しの方にも|「{keyword}」としてもお使いいただけます|「{keyword}」が気になる方へも]。',
  gifts: ['[贈り物にも|プレゼントにも][どうぞ|喜ばれます]。'],
  giftSign: /ギフト|プレゼント|贈り物|gift/i,
  reasons: {
    title: 'タイトルは「{primary}」で始まり、140文字のうち{titleLength}文字です。',
    tags: 'タグは13個のうち{tagCount}個で、すべて20文字以内、ご入力の言葉から作りました。',
    short:
      '日本語では作品について新しい文を作らず、ご入力の文章に沿って短くまとめました。公開前にもう一度お読みください。',
    dropped: '{words}は使っていません。{why}。',
    noImage: '写真の説明がないため、代替テキストはありません。',
    why: {
      trademark: '他者の商標や名前だからです',
      medical: '健康に関する表現は認められていないからです',
      promotional: '宣伝文句は掲載に向かないからです',
      contradicting: '商品説明と矛盾するからです',
      unbacked: '商品説明に書かれていないからです',
      unreadable: '検索語ではないからです',
    },
  },
}
