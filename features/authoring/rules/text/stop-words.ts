/** Words that carry no answer: shared by a stem and an option they give nothing away. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet if then than that this these those there here it its they them their he him his she her hers we us our you your i me my
is are was were be been being am do does did done has have had having can could will would shall should may might must of in on at by to from for with
without about into onto over under between among through during before after above below up down out off as not no which what who whom whose when where why
how many much more most less least some any each every all both either neither other another such only own same very just also too one two three four five
first last called call name named names known know mean means meant word words term following best describe describes described kind kinds type types sort
sorts example examples happen happens happened make makes made take takes took use uses used using get gets give gives given find found become becomes became come comes came
go goes went say says said tell tells told see sees seen show shows shown long thing things something someone part parts people person while because
usually often mainly mostly likely during upon within across along against toward towards like still ever even let lets until since per via
keep keeps kept look looks turn turns help helps start starts begin begins work works need needs want wants put puts hold holds
true correct right wrong answer question statement reason way ways`
    .split(/\s+/)
    .filter(Boolean),
)
