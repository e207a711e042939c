/** Names of people in many languages, nicknames, and words that careless filters would refuse. */
export const innocentNames = `
Ada|Bo|Cleo|Dan|Eve|Finn|Grace|Hugo|Ida|Jonas|Klara|Leo|Mia|Nora|Oskar|Paula|Quentin|Rosa|Sam|Tom|Uma|Vera|Wim|Xaver|Yann|Zoe
Otto|Mara|Juno|Magnus|Pip|Dot|Sibyl|Bella|Illi|Lilly|William|Oona|Lol
Jürgen|Björn|Käthe|Groß|Müller-Lüdenscheidt|Löwe|Änne|Übermut|Weiß|Mäx
José|María|Núñez|Íñigo|Peña|Ángel|François|Hélène|Chloë|Zoë|Jérôme|Œdipe|Garçon|Benoît|Noël|Gaël
Søren|Åse|Þór|Ægir|Guðrún|Øyvind|Jón|Sigríður|Ólafur
Łukasz|Żaneta|Świętosław|Zażółć|Václav|Jiří|Řehoř|Šimon|Ľubica|Dušan|Đorđe|Žofie|Ágnes|Őrsi|Űrhajós|Ştefan|Țuțu|Ioan
Çağla|Ömer|Işıl|Şükrü|Ğ|Ümit
Nguyễn Văn An|Trần Thị Bích|Đặng Ngọc|Phạm Hồng
Анна|Борис|Вова|Дмитрий|Ёлка|Йосиф|Ольга|Щука|Юлия|Володимир|Їжак|Ґанна|Љиљана|Ђорђе
Αθηνά|Βασίλης|Γιώργος|Ελένη|Ωμέγα|Χρήστος
Արամ|Անի|გიორგი|ნინო
אברהם|רות|יעל|דָּוִד
محمد|فاطمة|عمر|علی‌رضا|مهدی|نرگس|پرویز|گل
राम|सीता|श्री|अर्जुन|ऋषि|क्‍ष|বাংলা|রবি|ਗੁਰਪ੍ਰੀਤ|ગીતા|தமிழ்|முருகன்|తెలుగు|ಕನ್ನಡ|മലയാളം|සිංහල
สมชาย|กิ๊ก|ລາວ|မြန်မာ|ខ្មែរ
小明|李雷|王芳|太郎|さくら|ハナコ|田中さん|ゆうたロウ|김민준|이서연|박 지훈|陳大文|小明Tom|たろうX
ኢትዮጵያ|ᐃᓄᒃ|བོད|ᎠᏂ
Jewel|Scunthorpe|Hella|Dickens|Assunta|Cummings|Lipshitz|Hancock|Penistone|Sussex|Matsushita|Shital
O'Neill|D’Artagnan|St. Clair|Jean-Luc|Mary Jane|Dr. Dice|J. R. R.|Bob Jr.|Anna-Lena|Ann_Marie|Mr Roboto|Botho|Bottom
Player 1|Player 2|x_X_dragon_X_x|h4x0r|Dice4Life|Team7|007|42|3D|Room 101|T-1000|R2D2
Ada 🎲|🎲🎲|❤️|👨‍👩‍👧|🏳️‍🌈|🏴󠁧󠁢󠁳󠁣󠁴󠁿|👍🏽|😀|Bo ☕|★ Star ★|♥ Rosa
C3PO & co|Ada+Bo|Nr. 5|50 %|Ω|π|ß|Å|№ 9|Ada (Mama)|"Ace"|Ace/King|#dice|@home|¡Hola!|¿Quién?
`
  .trim()
  .split(/[\n|]/);
