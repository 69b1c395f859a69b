export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00ffc4" d="M0 0h24v24H0z"/><path fill="#000" d="M17.28 9.64 12.8 3H9.64l7.64 11.33v4.33L6.72 3H3.56L15.7 21h4.74V3h-3.16z"/></svg>'
