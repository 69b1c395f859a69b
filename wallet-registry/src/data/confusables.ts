/**
 * Letters of other scripts that look like Latin ones: the letters first, then what looks like them. Taken from the confusables of
 * Unicode (UTS 39, version 10; © Unicode, Inc., used under the Unicode License), without what Unicode decomposes to the same letters
 * and without scripts that run from right to left.
 */
export const confusables = `
10 ⏨
2 ƧƻϨᒿꙄꛯꝚ
3 ƷȜЗҘӠⳌꝪꞫ𑣊𖼻𝈆
4 Ꮞ𑢯
5 Ƽ𑢻
6 бᏮⳒ𑣕
7 𐓒𑣆𝈒
8 Ȣȣ৪੪𐌚
9 ৭੧୨൭ⳊꝮ𑢬𑣌𑣖
a ɑΑαАаᎪᗅẚ⍶⍺ꓮ𐊠𖽀
aa Ꜳꜳ
ae ÆæӔӕ
ao Ꜵꜵ
ar 🜇
au Ꜷꜷ
av ꜸꜹꜺꜻ
ay Ꜽꜽ
b ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁
bl Ы
c ¢ȼϲϹСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🝌
d ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪ₫ꓒꓓ
dz ʣ
e ɆɇΕЕеҽҾҿᎬ℮⋿ⴹꓰꬲ𐊆𑢦𑢮
f ſƑƒϜքᖴᵮẝ₽ꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓
g ƍǤǥɠɡԌցᏀᏳᶃꓖ
h ĦħɦΗНћҢһӇӉհᎻᏂᏲᕼᵸⱧⲎꓧꚕ𐋏𐓍
i ıɨɩɪ˛ͺιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃
j ɈɉͿϳЈјᎫᒍꓙꞲ
k ƙΚКҚҞᏦᛕ₭ⱩⲔꓗꝀ𐔘
l ŁłƖƗƚǀɫɭΙІӀᏞᒪᛁ∣⏽ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪￨
ll ǁ‖∥𐆙
lls 𐆘
lo Ю
ls ʪ
lt ₶
lz ʫ
m ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑
mb 🝫
n ƝƞɳΝηոռበᑎᵰ∩⋂Ⲛꓠꓵ𐆎𐔓𝉅
o ØøƟɵΘΟθοσОоѲѳӨөՕօ०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬Ⲟⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🜔
oe Œœ
oo ∞ꚘꚙꝎꝏ
p ƥΡρРрᏢᑭᵽ⍴Ⲣⲣꓑ𐊕
q ʠԛգզⵕ
qe 🜀
r ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖
rn ɱᵯ₥𑜀𑣣
s ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺
sss 🝜
t ŦŧƭƮȾΤТҬᎢᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨
t3 Ꜩ
tf ꝷ
ts ʦ
u ɄʋυՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂
ue ᵫ
uo ꭣ
v νѴѵᏙᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🜈
vb 🝬
w ɯѡѼѽԜԝաᎳᏇᏔᗯᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯𝈢
x ×ΧХхҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬
y ¥ƴɎɏɣʏΥγГУуҒҮүҰұყᎩᎱᎽᒥᶌỿℾⲄⲨꓬꭚ𐊲𑢤𑣜𖼇𖽃𝚪𝛤𝜞𝝘𝞒
z ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥
`
