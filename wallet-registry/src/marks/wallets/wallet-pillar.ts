export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#9601d9" d="M24 0H0v24h24z"/><path fill="#fff" d="M9.45 20 6.4 17v-3h8.15V4l3.05 3v10H9.45z"/><path fill="#fff" d="M10.47 6H6.4v4h4.07z"/></svg>'
