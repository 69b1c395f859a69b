export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#277fe3" d="M24 0H0v24h24z"/><path fill="#fff" d="M12 10.32V4l-5.05 9.68H12V20l5.05-9.68z"/></svg>'
