import type { MailTexts } from './en.js'

/** Korean. */
export const ko: Partial<MailTexts> = {
  codeSubject: '{app} 인증 코드',
  codeLead: '로그인하려면 이 코드를 입력하세요:',
  codeOldLead: '계정 주소를 변경하려면 이 코드를 입력하세요:',
  codeNewLead: '이 주소를 계정 주소로 사용하려면 이 코드를 입력하세요:',
  captureLead: '이 주소가 본인의 주소임을 확인하려면 이 코드를 입력하세요:',
  lasts: '{minutes}분 동안 한 번만 유효합니다.',
  askedBy: '요청한 곳: {device}',
  notYou: '본인이 아니라면 아무것도 하지 마세요. 코드가 없으면 아무도 들어올 수 없습니다. 누가 묻든 알려 주지 마세요.',
  linkSubject: '본인이신가요? {app}의 새 브라우저',
  linkLead: '이 주소에서 처음 사용하는 브라우저가 로그인하려고 합니다. 본인의 브라우저라면 확인하세요. 코드를 보내 드립니다.',
  linkButton: '브라우저 확인',
  linkNotYou: '본인이 아니라면 거기서 거부하거나 아무것도 하지 마세요.',
  changedSubject: '계정 주소가 변경되었습니다',
  changedLead: '{app} 계정의 이메일 주소가 변경되었습니다. 이 주소로는 더 이상 열 수 없습니다.',
  changedNotYou: '본인이 아니라면 즉시 {app} 운영자에게 연락하세요.',
  pageTitle: '새 브라우저',
  pageLead: '{app}에 로그인하려는 분이 본인인가요?',
  pageYes: '네, 접니다',
  pageNo: '아니요, 거부',
  pageConfirmed: '확인되었습니다. 로그인하던 곳으로 돌아가세요. 코드를 보내는 중입니다.',
  pageRefused: '거부되었습니다. 아무도 로그인하지 않았습니다.',
  pageOver: '이 링크는 이미 사용되었거나 너무 오래되었습니다. 로그인을 다시 시작하세요.',
  pageMailDown: '코드를 보낼 수 없습니다. 1분 후 다시 시도하세요.',
}
