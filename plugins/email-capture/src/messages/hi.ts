import type { Catalogue } from '@billfold/ui/kit'

/** Hindi. */
export const hi: Catalogue = {
  title: 'आपका ईमेल पता',
  lead: '{app} आपसे ईमेल पर संपर्क करना चाहता है। साइन इन आप अब भी वॉलेट से करते हैं।',
  leadRequired: '{app} को ईमेल पता चाहिए। बंद करने पर आपका वॉलेट डिस्कनेक्ट हो जाएगा।',
  thisApp: 'यह ऐप',
  email: 'ईमेल पता',
  emailInvalid: 'मान्य ईमेल पता डालें',
  didYouMean: 'क्या आपका मतलब {email} था?',
  recent: 'पहले इस्तेमाल किए गए',
  goOn: 'जारी रखें',
  sending: 'कोड भेजा जा रहा है…',
  skip: 'यह चरण छोड़ें',
  codeTitle: 'अपने ईमेल की पुष्टि करें',
  codeLead: 'कोड {email} पर भेजा गया। यह 20 मिनट तक मान्य है।',
  code: 'छह अंकों का कोड',
  checking: 'कोड की जाँच हो रही है…',
  confirmed: 'पुष्टि हुई',
  resend: 'फिर से भेजें',
  resendIn: '{seconds} से. में फिर भेजें',
  otherAddress: 'दूसरा पता इस्तेमाल करें',
  mailDown: 'कोड नहीं भेजा जा सका। एक मिनट में फिर कोशिश करें।',
  codeWrong: 'यह वह कोड नहीं है। फिर देखें या दोबारा भिजवाएँ।',
  codeOver: 'यह कोड अब इस्तेमाल नहीं हो सकता। नया भिजवाएँ।',
  tooEarly: 'कोड अभी भेजा गया है। {seconds} से. में फिर कोशिश करें।',
}
