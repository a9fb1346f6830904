import { competitors } from '../sport/league.ts';

export const brazil =
  competitors(`Flamengo 85, Palmeiras 85, Cruzeiro 81, Botafogo 80, Fluminense 79, Bahia 79, Mirassol 78,
  São Paulo 78, Internacional 77, Grêmio 77, Atlético Mineiro 78, Corinthians 78, Vasco da Gama 77, Santos 76,
  Red Bull Bragantino 76, Ceará 73, Fortaleza 74, Vitória 73, Juventude 71, Sport Recife 70`);
export const brazil2 =
  competitors(`Coritiba 70, Athletico Paranaense 72, Chapecoense 69, Goiás 69, Criciúma 69, Remo 68, Novorizontino 69,
  CRB 67, Cuiabá 68, Avaí 68, Atlético Goianiense 67, Vila Nova 66, Operário Ferroviário 66, América Mineiro 67,
  Botafogo-SP 64, Ferroviária 64, Athletic Club 65, Volta Redonda 63, Paysandu 64, Amazonas 63`);
export const argentina =
  competitors(`River Plate 81, Boca Juniors 80, Racing Club 79, Estudiantes 77, Vélez Sarsfield 77,
  Rosario Central 78, Independiente 76, San Lorenzo 75, Lanús 76, Talleres 74, Argentinos Juniors 76, Huracán 74,
  Newell's Old Boys 72, Defensa y Justicia 73, Belgrano 74, Platense 72, Godoy Cruz 71, Tigre 73, Banfield 71,
  Gimnasia La Plata 71`);
export const argentina2 =
  competitors(`Colón 66, Quilmes 65, Chacarita Juniors 64, Ferro Carril Oeste 65, All Boys 63, Almagro 61,
  Gimnasia de Jujuy 65, Deportivo Morón 64, Atlanta 63, Nueva Chicago 62, Temperley 63, Tristán Suárez 62,
  San Miguel 63, Agropecuario 62, Defensores de Belgrano 62, Patronato 63`);
export const chile =
  competitors(`Coquimbo Unido 72, Universidad Católica 73, Universidad de Chile 74, Colo-Colo 74, O'Higgins 70,
  Palestino 71, Audax Italiano 70, Huachipato 69, Cobresal 69, Ñublense 68, Everton de Viña 68, Unión La Calera 68,
  Deportes La Serena 66, Deportes Limache 67, Deportes Iquique 65, Unión Española 66`);
export const colombia =
  competitors(`Atlético Nacional 75, Junior 74, América de Cali 73, Santa Fe 73, Deportes Tolima 74,
  Independiente Medellín 74, Millonarios 72, Deportivo Cali 70, Once Caldas 71, Atlético Bucaramanga 72, Pasto 68,
  Fortaleza CEIF 69, Águilas Doradas 68, Pereira 66, La Equidad 65, Llaneros 66, Envigado 64, Boyacá Chicó 63`);
export const uruguay = competitors(`Peñarol 76, Nacional Montevideo 76, Liverpool Montevideo 71, Defensor Sporting 71,
  Montevideo Wanderers 69, Danubio 69, Racing Montevideo 69, Boston River 69, Cerro Largo 68, Juventud 70,
  Montevideo City Torque 70, Progreso 66, Plaza Colonia 66, Cerro 66, Miramar Misiones 65, River Plate Montevideo 65`);
export const ecuador = competitors(`LDU Quito 76, Independiente del Valle 77, Barcelona SC 74, Emelec 71, Aucas 70,
  Universidad Católica del Ecuador 72, Orense 71, El Nacional 69, Deportivo Cuenca 70, Macará 69, Delfín 68,
  Mushuc Runa 68, Técnico Universitario 67, Libertad Loja 69, Manta 66, Vinotinto 66`);
export const paraguay =
  competitors(`Cerro Porteño 74, Libertad 73, Guaraní 72, Olimpia 72, Nacional Asunción 68, Sportivo Trinidense 67,
  2 de Mayo 67, Recoleta 67, Sportivo Luqueño 66, Sportivo Ameliano 66, General Caballero 64, Tembetary 63`);
export const peru =
  competitors(`Universitario 74, Alianza Lima 73, Sporting Cristal 73, Cusco FC 71, Melgar 71, Cienciano 69, Sport Boys 66,
  ADT Tarma 67, Alianza Atlético 67, Deportivo Garcilaso 67, Atlético Grau 65, Los Chankas 67, Sport Huancayo 67,
  Comerciantes Unidos 63, UTC Cajamarca 63, Juan Pablo II 62`);
export const mexico =
  competitors(`América 81, Toluca 80, Cruz Azul 80, Tigres UANL 80, Monterrey 80, Pachuca 76, Guadalajara 77,
  León 74, Santos Laguna 72, Tijuana 75, Pumas UNAM 75, Atlas 73, Necaxa 72, Juárez 74, San Luis 72, Querétaro 71,
  Mazatlán 71, Puebla 70`);
export const mexico2 =
  competitors(`Atlante 65, Cancún 64, Tepatitlán 64, Mineros de Zacatecas 63, Venados 63, Tapatío 63, Leones Negros 62,
  Irapuato 62, Celaya 61, Jaiba Brava 62, Morelia 62, La Paz 60, Alebrijes de Oaxaca 60, Dorados 59`);
export const usa =
  competitors(`Inter Miami 79, LAFC 78, Philadelphia Union 77, Cincinnati 77, Vancouver Whitecaps 78, San Diego FC 77,
  Minnesota United 75, Seattle Sounders 76, Columbus Crew 76, Charlotte FC 75, New York City FC 75, Nashville SC 75,
  Orlando City 75, Portland Timbers 73, Real Salt Lake 72, FC Dallas 72, Colorado Rapids 71, Chicago Fire 73,
  LA Galaxy 72, New York Red Bulls 73, Austin FC 72, Houston Dynamo 71, San Jose Earthquakes 71, Toronto FC 70,
  CF Montréal 69, St. Louis City 70, New England Revolution 71, Atlanta United 71, Sporting Kansas City 69, D.C. United 68`);
export const usa2 =
  competitors(`Louisville City 67, Charleston Battery 66, Tulsa 65, Sacramento Republic 65, New Mexico United 64,
  Phoenix Rising 64, El Paso Locomotive 63, San Antonio FC 64, Tampa Bay Rowdies 63, Pittsburgh Riverhounds 65,
  Orange County 63, Oakland Roots 62, Indy Eleven 62, Hartford Athletic 63, Rhode Island 63, Detroit City 62,
  Colorado Springs Switchbacks 63, Lexington 62, Monterey Bay 60, Las Vegas Lights 59`);
export const costaRica =
  competitors(`Saprissa 70, Alajuelense 70, Herediano 69, Cartaginés 66, San Carlos 64, Puntarenas 63,
  Sporting San José 63, Liberia 64, Pérez Zeledón 63, Guadalupe 61`);
export const japan =
  competitors(`Kashima Antlers 78, Vissel Kobe 78, Kashiwa Reysol 77, Sanfrecce Hiroshima 78, Kyoto Sanga 76, Machida Zelvia 77,
  Kawasaki Frontale 76, Urawa Red Diamonds 76, Gamba Osaka 74, Cerezo Osaka 74, FC Tokyo 74, Avispa Fukuoka 72,
  Shimizu S-Pulse 72, Yokohama F. Marinos 73, Nagoya Grampus 72, Tokyo Verdy 71, Fagiano Okayama 71, Yokohama FC 69`);
export const japan2 =
  competitors(`Mito HollyHock 68, V-Varen Nagasaki 68, JEF United Chiba 67, Tokushima Vortis 67, RB Omiya Ardija 67,
  Vegalta Sendai 67, Júbilo Iwata 66, Sagan Tosu 66, Iwaki FC 65, Consadole Sapporo 65, Ventforet Kofu 63,
  Montedio Yamagata 64, Blaublitz Akita 62, Fujieda MYFC 62, Roasso Kumamoto 62, Kataller Toyama 61, Renofa Yamaguchi 61,
  Ehime FC 58`);
export const korea =
  competitors(`Jeonbuk Hyundai Motors 77, Daejeon Hana Citizen 74, Gimcheon Sangmu 73, Pohang Steelers 73, FC Seoul 73,
  Gangwon FC 72, Gwangju FC 71, FC Anyang 70, Ulsan HD 73, Suwon FC 69, Jeju SK 69, Daegu FC 68`);
export const korea2 =
  competitors(`Incheon United 68, Suwon Samsung Bluewings 68, Bucheon 1995 65, Seoul E-Land 65, Jeonnam Dragons 64, Seongnam 64,
  Busan IPark 63, Gimpo 63, Chungnam Asan 61, Cheonan City 59, Hwaseong 59, Gyeongnam 59, Cheongju 58, Ansan Greeners 56`);
export const china =
  competitors(`Shanghai Port 75, Shanghai Shenhua 75, Chengdu Rongcheng 74, Beijing Guoan 73, Shandong Taishan 73, Tianjin Jinmen Tiger 70,
  Zhejiang 70, Yunnan Yukun 68, Qingdao West Coast 68, Henan 68, Dalian Yingbo 66, Shenzhen Peng City 65, Qingdao Hainiu 65,
  Wuhan Three Towns 65, Meizhou Hakka 63, Changchun Yatai 63`);
export const australia =
  competitors(`Auckland FC 71, Melbourne City 71, Melbourne Victory 70, Western Sydney Wanderers 68, Sydney FC 70,
  Adelaide United 69, Macarthur 68, Newcastle Jets 67, Brisbane Roar 67, Central Coast Mariners 66, Wellington Phoenix 66,
  Perth Glory 65`);
export const australia2 =
  competitors(`Marconi Stallions 55, APIA Leichhardt 56, Rockdale Ilinden 56, Sydney Olympic 54, Blacktown City 54,
  Wollongong Wolves 54, Sutherland Sharks 52, Manly United 52, St George City 53, Mount Druitt Town 52, NWS Spirit 54,
  Sydney United 58 54, South Melbourne 57, Heidelberg United 57, Oakleigh Cannons 56, Avondale 57, Preston Lions 55,
  Green Gully 53, Hume City 54, Dandenong City 55`);
export const newZealand =
  competitors(`Wellington Olympic 52, Auckland City 55, Birkenhead United 51, Western Springs 52, Eastern Suburbs 51,
  Coastal Spirit 50, Miramar Rangers 50, Western Suburbs 50, Napier City Rovers 50, Cashmere Technical 51, Tauranga City 49,
  Bay Olympic 49`);
export const saudi =
  competitors(`Al Hilal 83, Al Nassr 82, Al Ittihad 81, Al Ahli 81, Al Qadsiah 77, Al Shabab 73, Al Taawoun 74, Al Ettifaq 73,
  Al Khaleej 71, Neom 73, Al Fateh 70, Al Riyadh 68, Damac 68, Al Fayha 68, Al Kholood 68, Al Hazem 67, Al Okhdood 66,
  Al Najma 63`);
export const emirates =
  competitors(`Shabab Al Ahli 73, Al Ain 74, Sharjah 72, Al Wahda 73, Al Wasl 72, Al Jazira 72, Al Nasr Dubai 69, Ajman 67,
  Khor Fakkan 66, Kalba 66, Baniyas 64, Al Bataeh 63, Al Dhafra 62, Dibba 61`);
export const iran =
  competitors(`Persepolis 72, Esteghlal 72, Sepahan 73, Tractor 73, Foolad 68, Gol Gohar 68, Malavan 65, Chadormalou 68,
  Zob Ahan 66, Aluminium Arak 66, Kheybar Khorramabad 65, Shams Azar 64, Esteghlal Khuzestan 64, Mes Rafsanjan 62,
  Fajr Sepasi 62, Paykan 63`);
export const india =
  competitors(`Mohun Bagan Super Giant 64, FC Goa 63, Bengaluru FC 62, NorthEast United 61, Jamshedpur 61, Mumbai City 62,
  East Bengal 61, Odisha FC 60, Kerala Blasters 60, Punjab FC 60, Chennaiyin 58, Hyderabad FC 55`);
export const thailand =
  competitors(`Buriram United 70, Port FC 67, BG Pathum United 67, Bangkok United 67, Ratchaburi 66, Chonburi 63, Muangthong United 64,
  Chiangrai United 62, PT Prachuap 61, Sukhothai 61, Nakhon Ratchasima 60, Lamphun Warriors 61, Uthai Thani 60,
  Rayong 59, Ayutthaya United 59, Kanchanaburi Power 57`);
export const indonesia =
  competitors(`Persib Bandung 66, Borneo Samarinda 65, Persija Jakarta 65, Malut United 64, Persebaya 63, Bali United 62, Dewa United 63,
  PSIM Yogyakarta 61, Arema 61, Bhayangkara 61, Persita 62, PSM Makassar 61, Madura United 59, Persik Kediri 59,
  PSBS Biak 58, Semen Padang 57`);
export const vietnam =
  competitors(`Nam Dinh 65, Hanoi FC 65, Cong An Hanoi 67, The Cong-Viettel 65, Ninh Binh 66, Hai Phong 61, Hoang Anh Gia Lai 59,
  Binh Duong 59, Thanh Hoa 59, Ho Chi Minh City Police 61, Song Lam Nghe An 58, Ha Tinh 60, Da Nang 57, PVF-CAND 58`);
export const egypt =
  competitors(`Al Ahly 77, Zamalek 73, Pyramids 77, Al Masry 70, Ceramica Cleopatra 70, National Bank 67, Smouha 66, Enppi 66, ZED 66,
  Al Ittihad Alexandria 64, Petrojet 65, Modern Sport 64, Tala'ea El Gaish 64, Ghazl El Mahalla 63, El Gouna 63,
  Wadi Degla 66, Haras El Hodoud 61, Pharco 61`);
export const morocco =
  competitors(`RS Berkane 73, Wydad Casablanca 72, Raja Casablanca 72, AS FAR 73, Maghreb Fès 69, FUS Rabat 67, Olympic Safi 67,
  Renaissance Zemamra 66, Hassania Agadir 65, Difaâ El Jadida 65, Ittihad Tanger 65, Kawkab Marrakech 64,
  Olympique Dcheira 62, Yacoub El Mansour 61, COD Meknès 63, Union Touarga 64`);
export const southAfrica =
  competitors(`Mamelodi Sundowns 75, Orlando Pirates 74, Kaizer Chiefs 70, Sekhukhune United 68, Stellenbosch 68, AmaZulu 67,
  Polokwane City 66, Richards Bay 64, Golden Arrows 66, TS Galaxy 65, Siwelele 64, Durban City 65, Chippa United 63,
  Marumo Gallants 63, Orbit College 61, Magesi 61`);
